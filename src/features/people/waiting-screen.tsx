import { redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { WaitingWire } from './schema.ts'
import type { listWaiting, resendActivation } from './waiting-api.ts'

const plan: ListPlan = {
  path: deskPaths.waitingPeople,
  noun: 'orang',
  search: 'Nama atau e-mail',
}

export const loader = page(async (args) =>
  loadList(
    args,
    plan,
    (query) =>
      args.api<typeof listWaiting>('GET /desk/registrations', { session: true, query: query as never }),
    Promise.resolve({ isSent: args.query.has('terkirim') }),
  ),
)

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const answer = await api<typeof resendActivation>('POST /desk/registrations/resend', {
    session: true,
    body: { email: values.email ?? '' },
  })
  if (answer.success) return redirect(withQuery(deskPaths.waitingPeople, { terkirim: '1' }))
  const problem = answer.code === 404 ? 'Pendaftaran ini sudah aktif atau sudah lewat waktunya.' : ''
  return refused({ ...values, problem }, answer)
})

/** Registrations and invitations without an account yet. */
export function Component() {
  const { loaded, isSent } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const { state, formData } = useNavigation()
  const isBusy = (email: string) => state !== 'idle' && formData?.get('email') === email
  return (
    <DeskListPage
      title="Belum aktif"
      lead="Pendaftaran dihapus setelah 48 jam, undangan setelah 30 hari. Sampai saat itu e-mailnya bisa dikirim lagi, sekali semenit."
      plan={plan}
      loaded={loaded}
      keyOf={({ email }: WaitingWire) => email}
      caption="Pendaftaran dan undangan, terbaru dulu"
      nothing="Semua yang mendaftar sudah aktif."
      columns={[
        {
          title: 'Nama',
          cell: (row: WaitingWire) => (
            <>
              <span className="font-semibold">{row.name}</span>
              <span className="block text-sm text-muted">{row.email}</span>
            </>
          ),
        },
        { title: 'Asal', from: 'sm', cell: ({ kind }) => (kind === 'invitation' ? 'diundang' : 'mendaftar') },
        { title: 'Sejak', from: 'md', cell: (row) => <Moment at={row.created_at} /> },
        { title: 'Sampai', from: 'lg', cell: (row) => <Moment at={row.expires_at} />, small: null },
        {
          title: 'Tindakan',
          cell: ({ email }) => (
            <SentForm answer={answer?.values.email === email ? answer : undefined} className="grid gap-2">
              <input type="hidden" name="email" value={email} />
              <Button type="submit" variant="outline" size={44} busy={isBusy(email)} busyLabel="Mengirim">
                Kirim ulang
              </Button>
            </SentForm>
          ),
        },
      ]}
    >
      <div className="mt-5 grid gap-4 empty:hidden">
        {isSent && !answer && <Notice tone="ok">E-mail sedang dikirim ulang.</Notice>}
        {answer?.values.problem && <Notice tone="bad">{answer.values.problem}</Notice>}
      </div>
    </DeskListPage>
  )
}
