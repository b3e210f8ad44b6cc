import { useSite } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { LoginProblem } from './login-answer.ts'
import * as words from './words.id.ts'

const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-3'

export function ProblemNotice({ problem }: { problem: LoginProblem }) {
  const { site } = useSite()
  return (
    <Notice tone={problem === 'inactive' ? 'warn' : 'bad'}>
      {words.problems[problem]}
      {problem === 'suspended' && site.email && (
        <>
          {' '}
          {words.writeTo}{' '}
          <a href={`mailto:${site.email}`} className={link}>
            {site.email}
          </a>
        </>
      )}
      {problem === 'locked' && (
        <>
          {' '}
          <Link to={furtherPaths.forgotPassword} className={link}>
            {words.setNewPassword}
          </Link>
        </>
      )}
      {problem === 'inactive' && (
        <>
          {' '}
          <Link to={furtherPaths.activation} className={link}>
            {words.typeActivationCode}
          </Link>
        </>
      )}
    </Notice>
  )
}
