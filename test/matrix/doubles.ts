import { makeEditor } from '#src/features/accounts/factory.ts'
import { recipes } from '#test/fuzz/recipes.ts'
import { makePerson, type Person, type TestTools } from '#test/support/actor.ts'
import { toolsOf } from '#test/support/in-process-tools.ts'
import type { Ask, Caller, Scene } from './cell.ts'

/** A person with the caller's role whose account may be changed. */
async function double(scene: Scene, { me }: Caller) {
  const hands = toolsOf(scene.site)
  const { role, isPic, isModerator, userType } = await scene.site.db
    .selectFrom('users')
    .select(['role', 'isPic', 'isModerator', 'userType'])
    .where('id', '=', me.id)
    .executeTakeFirstOrThrow()
  const person = await makePerson(hands, { role, isPic, isModerator, userType })
  if (me.id === scene.cast.editor.id) await makeEditor(scene.site.db, person.id, scene.cast.edited)
  return { hands, person }
}

/** Calls as a person with the caller's role. A guest stays one. */
export const asDouble =
  (ask: (hands: TestTools, person: Person) => Promise<Ask> | Ask) =>
  async (scene: Scene, caller: Caller): Promise<Ask> => {
    const { hands, person } = await double(scene, caller)
    return { ...(await ask(hands, person)), ...(caller.role !== 'guest' && { token: person.token }) }
  }

export const cooked = (operation: string) => asDouble((hands, person) => recipes[operation]!(hands, person))

/** The same with an expired proof. */
export const unproven = (operation: string, body?: unknown) =>
  asDouble(async (hands, person) => {
    const ask = body === undefined ? await recipes[operation]?.(hands, person) : { body }
    const longAgo = new Date(hands.now().getTime() - 11 * 60_000)
    await hands.db
      .updateTable('sessions')
      .set({ provenAt: longAgo })
      .where('userId', '=', person.id)
      .execute()
    return ask ?? {}
  })
