import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskListing } from '#src/ui/desk/desk-list-page.tsx'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { ActForm } from '../act-form.tsx'
import type { listClaims } from '../claims/api.ts'
import { ClaimRows } from '../claims/claim-rows.tsx'
import type { readOwnInstitution } from '../page/api.ts'
import type { DeskInstitutionWire } from '../page/schema.ts'
import type { listMembers } from './api.ts'
import { actOnMembers, saidOf } from './member-acts.ts'
import { membersPlan } from './members-plan.ts'
import { PersonRows } from './person-rows.tsx'
import type { ActAnswer } from './refusal-of.ts'

const plan = membersPlan(deskPaths.members)

export const loader = page(async (args) => {
  const session = true
  const own = unwrap(await args.api<typeof readOwnInstitution>('GET /desk/institution', { session })).data
  const claims = args.api<typeof listClaims>('GET /desk/claims', {
    session,
    query: { participant: own.id, status: 'pending', limit: 100 },
  })
  return loadList(
    args,
    plan,
    (query) =>
      args.api<typeof listMembers>('GET /desk/participants/{id}/members', {
        session,
        query,
        params: { id: own.id },
      }),
    claims.then((answer) => ({
      own,
      claims: answer.success ? answer.data : null,
      said: saidOf(args.query),
    })),
  )
})

export const action = page(async (args) => {
  const done = await actOnMembers(args)
  if ('refusal' in done) return data<ActAnswer>(done, { status: done.status })
  return redirect(done.to ?? `${deskPaths.members}?tersimpan=${done.intent}`)
})

/** Members page of a PIC: claims, people, own duty. */
export function Component() {
  const { own, claims, loaded, said } = useLoaderData<typeof loader>()
  const answer = useActionData() as ActAnswer | undefined
  return (
    <>
      <Head title="Anggota lembaga" />
      <DeskHeading title="Anggota lembaga" lead={own.title} />
      <div className="mt-5 grid max-w-170 gap-3 empty:hidden">
        {said && !answer && <Notice tone="ok">{said}</Notice>}
        {answer?.refusal && <Notice tone={answer.isLastPic ? 'warn' : 'bad'}>{answer.refusal}</Notice>}
      </div>
      <section className="mt-8 max-w-240">
        <Rubric title="Menunggu kepastian" note={claims ? noteOf(claims.length) : undefined} />
        {!claims && (
          <div className="mt-4">
            <Notice tone="bad">Permintaan tidak bisa dimuat. Muat ulang halaman ini.</Notice>
          </div>
        )}
        {claims && claims.length > 0 && (
          <div className="mt-4">
            <ClaimRows claims={claims} />
          </div>
        )}
      </section>
      <section className="mt-11 max-w-240">
        <Rubric title="Anggota" note={`${own.members_total.toLocaleString('id-ID')} orang`} />
        <DeskListing
          plan={plan}
          loaded={loaded}
          nothing="Belum ada anggota yang punya akun."
          draw={(rows) => <PersonRows people={rows} by="pic" institution={own.title} />}
        />
      </section>
      <OwnDuty institution={own} isLast={own.pics.length === 1} wasWarned={answer?.isLastPic ?? false} />
    </>
  )
}

const noteOf = (total: number) =>
  total ? `${total} orang menyatakan diri anggota` : 'Tidak ada yang menunggu'

type OwnDutyProps = {
  institution: DeskInstitutionWire
  isLast: boolean
  /** True if stepping down was just refused because no PIC would be left. */
  wasWarned: boolean
}

/** The other PICs, and the controls to hand over or end the duty. */
function OwnDuty({ institution: { title, pics }, isLast, wasWarned }: OwnDutyProps) {
  return (
    <section className="mt-11 max-w-240">
      <Rubric title="Tugas PIC" note={`${pics.length} dari paling banyak 3`} />
      <p className="mt-4 max-w-170 text-note">
        PIC {title}: {pics.map(({ nama_lengkap }) => nama_lengkap).join(', ')}. PIC baru ditunjuk oleh
        sekretariat, atau Anda menyerahkan tugas Anda kepada anggota lain di daftar di atas.
      </p>
      <div className="mt-4 grid max-w-170 gap-4">
        {isLast && (
          <Notice tone="warn">
            Anda PIC satu-satunya. Bila Anda berhenti, sekretariat yang mengurus lembaga ini sampai ada PIC
            baru.
          </Notice>
        )}
        <ActForm
          intent="berhenti"
          hidden={isLast || wasWarned ? { terakhir: '1' } : {}}
          verb="Berhenti menjadi PIC"
          busy="Menyimpan"
          variant="destroy"
          question={
            isLast
              ? `Sesudah ini tidak ada PIC di ${title}. Sekretariat kami beri tahu.`
              : 'Anda tetap anggota lembaga ini, tetapi tidak lagi PIC.'
          }
        />
      </div>
    </section>
  )
}
