import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** New recovery codes, shown only once. */
export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = `${codes.join('\n')}\n`
  return (
    <section className="rounded-panel border bg-paper p-5 md:p-7">
      <h2 ref={heading} tabIndex={-1} className="text-section outline-none">
        Kode pemulihan Anda
      </h2>
      <div className="mt-4 grid gap-5">
        <Notice tone="warn">
          Simpan sekarang: kode ini tidak akan tampil lagi. Satu kode menggantikan aplikasi atau passkey satu
          kali, misalnya bila telepon hilang.
        </Notice>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-2 text-lg figures">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="no-print flex flex-wrap items-start gap-3">
          <CopyButton text={text} label="Salin" />
          <span className="[@media(scripting:none)]:hidden">
            <Button variant="outline" onClick={() => window.print()}>
              <Icon name="printer" />
              Cetak
            </Button>
          </span>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="kode-pemulihan.txt"
            className="inline-flex min-h-12 items-center gap-2.5 rounded-control border border-control bg-paper px-[1.4375rem] font-semibold hover:bg-kain"
          >
            <Icon name="download" />
            Unduh
          </a>
        </div>
        {next && <ButtonLink to={next}>Sudah saya simpan, lanjut</ButtonLink>}
      </div>
    </section>
  )
}
