import { Notice } from '#src/ui/notice.tsx'
import type { PageArgs } from '#src/ui/page.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { listDemoAccounts } from './login/api.ts'
import * as words from './words.id.ts'

/** True on a demo site, whose mails can be read. */
export async function fetchIsDemo(api: PageArgs['api']): Promise<boolean> {
  const answer = await api<typeof listDemoAccounts>('GET /auth/demo-accounts')
  return answer.success && answer.data.length > 0
}

/** Link to the demo's mails. */
export function DemoMailLink() {
  return (
    <Notice tone="info">
      {words.isDemo}
      <a
        href={furtherPaths.devMail}
        className="flex min-h-11 items-center font-semibold underline underline-offset-3"
      >
        {words.openDemoMail}
      </a>
    </Notice>
  )
}
