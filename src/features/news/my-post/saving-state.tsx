import { timeOf } from '#src/ui/editor/local-time.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { splitLanguage } from '#src/wire/language.ts'
import { isUnsaved } from './autosave.ts'
import type { SavingView } from './saving-store.ts'
import { whyUnkept } from './text.ts'
import * as texts from './words.id.ts'

type Shown = { icon: IconName; words: string; isBad?: boolean; action?: 'login' | 'retry' }

/** Saving state in a line: saved at a time, in flight, or only on this device. In the browser only. */
export function SavingState({ view, retry }: { view: SavingView; retry: () => void }) {
  const { icon, words, isBad, action } = shownOf(view)
  return (
    <p className={`flex items-center gap-2 text-note max-sm:w-full ${isBad ? 'text-bad' : 'text-muted'}`}>
      <Icon name={icon} />
      <span role="status">{words}</span>
      {action === 'login' && (
        <a
          href={inLanguage(paths.loginThen(splitLanguage(window.location.pathname).path))}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {texts.loginAgain}
        </a>
      )}
      {action === 'retry' && (
        <button type="button" onClick={retry} className="link min-h-11 font-semibold">
          {texts.tryAgain}
        </button>
      )}
    </p>
  )
}

function shownOf(view: SavingView): Shown {
  const why = isUnsaved(view) ? whyUnkept(view.text, view.base === null) : null
  const here = view.isKept ? texts.savedOnDevice : texts.savedNowhere
  if (view.sent) return { icon: 'cloud', words: texts.savingNow }
  if (!isUnsaved(view))
    return { icon: 'cloud', words: view.base ? texts.savedAt(timeOf(view.base.at)) : texts.nothingWritten }
  if (!view.isKept && view.line !== 'fine')
    return { icon: 'circle-alert', words: texts.failed(here), isBad: true, action: 'retry' }
  if (view.line === 'ended')
    return { icon: 'cloud-off', words: texts.sessionOver(here), isBad: true, action: 'login' }
  if (view.line === 'down') return { icon: 'cloud-off', words: texts.notSent(here), action: 'retry' }
  if (view.line === 'refused')
    return { icon: 'circle-alert', words: texts.notSaved(here), isBad: true, action: 'retry' }
  if (view.rival) return { icon: 'circle-alert', words: texts.otherExists(here), isBad: true }
  if (why) return { icon: 'cloud-off', words: view.isKept ? texts.onDeviceOnly(why) : why }
  return { icon: 'cloud', words: texts.notSavedYet }
}
