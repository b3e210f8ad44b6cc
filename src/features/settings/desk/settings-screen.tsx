import { redirect, useActionData, useLoaderData } from 'react-router'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm, refusedEdit, type Values } from '#src/ui/desk/form-answer.ts'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { patchSettings, readDeskSettings } from './api.ts'
import type { DeskSettingsWire } from './schema.ts'
import { SettingFields, settingNames } from './setting-fields.tsx'

const valuesOf = (settings: DeskSettingsWire): Values =>
  Object.fromEntries(
    settingNames.map((name) => [name, String(settings[name as keyof DeskSettingsWire] ?? '')]),
  )

export const loader = page(async ({ api, query }) => ({
  settings: unwrap(await api<typeof readDeskSettings>('GET /desk/settings', { session: true })).data,
  isDone: query.get('tersimpan') === '1',
}))

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const given = Object.fromEntries(settingNames.map((name) => [name, values[name] ?? '']))
  const answer = await api<typeof patchSettings>('PATCH /desk/settings', {
    session: true,
    body: { ...given, version: Number(values.version) },
  })
  if (answer.success) return redirect(`${deskPaths.settings}?tersimpan=1`)
  return refusedEdit<DeskSettingsWire>(values, answer, valuesOf)
})

export function Component() {
  const { settings, isDone } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  return (
    <>
      <Head title="Pengaturan situs" />
      <DeskHeading
        title="Pengaturan situs"
        lead="Nama, kontak, dan rekening yang tampil di seluruh situs. Perubahan terlihat pembaca saat itu juga dan dicatat."
      />
      <div className="mt-7 grid gap-6">
        {isDone && !answer && (
          <div className="max-w-170">
            <Notice tone="ok">Pengaturan tersimpan.</Notice>
          </div>
        )}
        <DeskForm answer={answer} start={valuesOf(settings)} hidden={{ version: String(settings.version) }}>
          <SettingFields />
        </DeskForm>
      </div>
    </>
  )
}
