import { Form, useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { SenderCheckWire, SenderWire } from './schema.ts'
import { findingWords } from './sender-words.ts'
import * as words from './words.id.ts'

/** The sender's domain as other mail servers see it; looked up when somebody asks. */
export function SenderChecks({ from, sender }: { from: string; sender: SenderWire | null }) {
  const { state, location } = useNavigation()
  const isBusy = state === 'loading' && location.search.includes('periksa=1')
  return (
    <section>
      <Rubric title={words.senderDomain} />
      <p className="mt-3 wrap-anywhere">
        {words.sentAs}
        <strong>{from}</strong>
        {words.domainNeeds}
      </p>
      {sender && (
        <ul className="mt-4 border-t">
          {sender.checks.map((check) => (
            <Check key={check.record} check={check} />
          ))}
        </ul>
      )}
      <Form action={deskPaths.mail} preventScrollReset className="mt-4">
        <input type="hidden" name="periksa" value="1" />
        <Button type="submit" size={44} variant="outline" busy={isBusy} busyLabel={words.checking}>
          {sender ? words.checkAgain : words.checkDomain}
        </Button>
      </Form>
    </section>
  )
}

const looks = {
  ok: { icon: 'circle-check', look: 'text-ok', word: words.fine },
  warn: { icon: 'triangle-alert', look: 'text-warn', word: words.notSure },
  bad: { icon: 'circle-alert', look: 'text-bad', word: words.needsSetting },
} as const

function Check({ check: { record, finding, found, advice } }: { check: SenderCheckWire }) {
  const { tone, text } = findingWords(finding)
  const { icon, look, word } = looks[tone]
  return (
    <li className="border-b py-4">
      <h3 className={`flex items-center gap-2 font-semibold ${look}`}>
        <Icon name={icon} />
        {record.toUpperCase()}: {word}
      </h3>
      <p className="mt-1">{text}</p>
      {found && <Line title={words.presentRecord} text={found} />}
      {advice && (
        <>
          <Line title={words.recordFor(advice.name)} text={advice.text} />
          <div className="mt-2 w-fit">
            <CopyButton text={advice.text} label={words.copyRecord} />
          </div>
        </>
      )}
    </li>
  )
}

const Line = ({ title, text }: { title: string; text: string }) => (
  <div className="mt-3">
    <p className="text-sm text-muted wrap-anywhere">{title}</p>
    <p className="font-mono text-sm wrap-anywhere">{text}</p>
  </div>
)
