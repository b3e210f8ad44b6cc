import { useMemo, useState } from 'react'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { valuesOf } from '#src/browser/form-values.ts'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm, refusedEdit } from '#src/ui/desk/form-answer.ts'
import { TranslateLink } from '#src/ui/desk/translate-link.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { getMenu, patchMenu } from './api.ts'
import { MenuFields } from './menu-fields.tsx'
import { arrange, fieldErrors, menusIn, menuValues } from './menu-rows.ts'
import type { MenuWire } from './schema.ts'
import * as words from './words.id.ts'

/** Name of the second form: back to the default menus. */
const RESTORE = 'bawaan'

export const loader = page(async ({ api, query }) => ({
  menu: unwrap(await api<typeof getMenu>('GET /desk/menu', { session: true })).data,
  isDone: query.get('tersimpan') === '1',
}))

const titlesOf =
  ({ pages }: MenuWire) =>
  (wanted: string) =>
    pages.find(({ to }) => to === wanted)?.title ?? ''

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const titleOf = titlesOf(unwrap(await api<typeof getMenu>('GET /desk/menu', { session: true })).data)
  if (values.step) {
    const moved = { ...arrange(values, values.step, titleOf).values, version: values.version ?? '' }
    return data<DeskAnswer>({ values: moved, errors: {}, code: 200 })
  }
  const menus = values.intent === RESTORE ? { main: null, groups: null } : menusIn(values, titleOf)
  const answer = await api<typeof patchMenu>('PATCH /desk/menu', {
    session: true,
    body: { version: Number(values.version), ...menus },
  })
  if (answer.success) return redirect(`${deskPaths.menu}?tersimpan=1`)
  const refusal = refusedEdit<MenuWire>(values, answer, menuValues)
  return data(
    { ...refusal.data, errors: fieldErrors(refusal.data.errors, values) },
    refusal.init ?? undefined,
  )
})

export function Component() {
  const { menu, isDone } = useLoaderData<typeof loader>()
  const given = useActionData() as DeskAnswer | undefined
  const isOfRestore = given?.values.intent === RESTORE
  const { answer, start, at, move } = useArranged(menu, isOfRestore ? undefined : given)
  return (
    <>
      <Head title={words.siteMenu} />
      <DeskHeading
        title={words.siteMenu}
        lead={words.menuLead}
        acts={<TranslateLink kind="settings" id={1} />}
      />
      <div className="mt-7 max-w-170 empty:hidden">
        {isDone && !given && <Notice tone="ok">{words.menuSaved}</Notice>}
      </div>
      <div className="mt-6">
        <DeskForm
          answer={answer}
          start={start}
          hidden={{ version: given?.values.version ?? String(menu.version) }}
          button={words.saveMenu}
        >
          <MenuFields
            menu={menu}
            values={answer?.values ?? start}
            titleOf={titlesOf(menu)}
            trouble={(answer?.errors.main ?? answer?.errors.groups)?.[0]}
            focusAt={at}
            move={move}
          />
        </DeskForm>
      </div>
      <Restore answer={isOfRestore ? given : undefined} version={menu.version} />
    </>
  )
}

/** The form's values after steps in the browser: they count until the server answers or the menu changes. */
function useArranged(menu: MenuWire, given: DeskAnswer | undefined) {
  const [last, setLast] = useState<
    ReturnType<typeof arrange> & { over: DeskAnswer | undefined; version: number }
  >()
  const mine = last?.over === given && last?.version === menu.version ? last : undefined
  const answer = useMemo(
    () =>
      given && mine
        ? { ...given, values: { ...mine.values, version: given.values.version ?? '' }, errors: {} }
        : given,
    [given, mine],
  )
  return {
    answer,
    start: mine?.values ?? menuValues(menu),
    at: mine?.at,
    move: (form: HTMLFormElement, step: string) =>
      setLast({ ...arrange(valuesOf(form), step, titlesOf(menu)), over: given, version: menu.version }),
  }
}

/** Brings back the default menus, after a question. */
function Restore({ answer, version }: { answer: DeskAnswer | undefined; version: number }) {
  return (
    <details className="mt-9 max-w-170 border-t pt-4" open={answer !== undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {words.restoreMenu}
      </summary>
      <p className="mt-2 mb-4">{words.restoreText}</p>
      <DeskForm
        answer={answer}
        start={{}}
        hidden={{ version: String(version) }}
        intent={RESTORE}
        button={words.yesRestore}
        busyLabel={words.restoring}
        variant="destroy"
        isUnguarded
      >
        {null}
      </DeskForm>
    </details>
  )
}
