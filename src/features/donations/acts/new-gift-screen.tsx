import { redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { deskPaths } from '#src/desk-paths.ts'
import type { listDeskCampaigns } from '#src/features/donations/campaigns/desk/api.ts'
import type { listRegions } from '#src/features/regions/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { Field, SelectField, TextareaField } from '#src/ui/field.tsx'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { page } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import type { postManualGift } from './api.ts'
import { giftErrors, giftOf } from './gift-of.ts'
import { TargetField, type TargetGroup } from './target-field.tsx'

export const loader = page(async ({ api }) => {
  const [regions, campaigns] = await Promise.all([
    api<typeof listRegions>('GET /region', { query: { limit: 100 } }),
    api<typeof listDeskCampaigns>('GET /desk/campaigns', { session: true, query: { limit: 100 } }),
  ])
  const groups: TargetGroup[] = [
    {
      title: 'Kampanye',
      targets: campaigns.success
        ? campaigns.data
            .filter(({ status }) => status !== 'draft')
            .map(({ id, title }) => ({ value: `campaign:${id}`, title }))
        : [],
    },
    ...(regions.success ? regions.data : []).map(({ id, title, partisipan }) => ({
      title,
      targets: [
        { value: `region:${id}`, title: `Region ${title}` },
        ...partisipan.map((one) => ({ value: `partisipan:${one.id}`, title: one.title })),
      ],
    })),
  ]
  return { groups, key: newKey() }
})

export const action = page(async ({ api, request }) => {
  const values = Object.fromEntries(await request.formData()) as Record<string, string>
  const answer = await api<typeof postManualGift>('POST /desk/donations', {
    session: true,
    body: giftOf(values),
  })
  if (answer.success) return redirect(withQuery(deskPaths.gift(answer.data.order_id), { selesai: 'manual' }))
  return refused(values, { ...answer, errors: giftErrors(answer.errors) })
})

/** A gift that came without the site: cash that was handed in, or a transfer without an order. */
export function Component() {
  const { groups, key } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const { state } = useNavigation()
  const values = answer?.values ?? {}
  const given = (name: string) => ({
    name,
    defaultValue: values[name] ?? '',
    error: answer?.errors[name]?.[0],
  })
  return (
    <div className="max-w-170">
      <Head title="Catat donasi" />
      <DeskHeading
        title="Catat donasi"
        lead="Uang tunai, atau transfer tanpa pesanan. Jumlah besar disetujui orang lain dari sekretariat lebih dulu."
      />
      <SentForm answer={answer} className="mt-7 grid gap-5">
        <input type="hidden" name="idempotency_key" value={values.idempotency_key ?? key} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label="Jumlah"
            inputMode="numeric"
            autoComplete="off"
            before="Rp"
            required
            {...given('amount')}
          />
          <SelectField label="Cara" {...given('way')}>
            <option value="cash">Tunai</option>
            <option value="transfer">Transfer bank</option>
          </SelectField>
          <Field label="Tanggal diterima" type="date" required {...given('received_on')} />
          <Field
            label="Nomor bukti"
            autoComplete="off"
            maxLength={60}
            help="Satu nomor hanya untuk satu donasi. Boleh kosong."
            {...given('reference')}
          />
        </div>
        <TargetField groups={groups} {...given('target')} />
        <Field label="Nama donatur" autoComplete="off" maxLength={100} required {...given('name')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label="E-mail, bila ada"
            type="email"
            autoComplete="off"
            help="Kuitansi dikirim ke sini."
            {...given('email')}
          />
          <Field label="Ponsel, bila ada" type="tel" autoComplete="off" {...given('phone')} />
        </div>
        <Checkbox name="is_anonymous" defaultChecked={values.is_anonymous === 'on'}>
          Jangan sebut namanya di muka umum
        </Checkbox>
        <TextareaField
          label="Bukti dan catatan"
          help="Misalnya siapa yang menerima uangnya, atau nomor mutasi rekening."
          rows={3}
          maxLength={500}
          required
          {...given('reason')}
        />
        <div>
          <Button type="submit" busy={state !== 'idle'} busyLabel="Menyimpan">
            Catat donasi
          </Button>
        </div>
      </SentForm>
    </div>
  )
}
