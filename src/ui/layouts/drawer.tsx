import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../icon.tsx'
import { LogoMark } from '../logo.tsx'
import * as words from './words.id.ts'

/**
 * The menu of small screens and its button. A native dialog opened by an invoker command traps focus, closes on Esc and
 * restores focus, all without script. Browsers without invoker commands open it as a popover, set by script, since
 * browsers with both warn about two attributes on one button.
 */
export function Drawer({ id, children }: { id: string; children: ReactNode }) {
  const { key } = useLocation()
  useEffect(() => {
    if ('commandForElement' in HTMLButtonElement.prototype) return
    for (const button of document.querySelectorAll(`[commandfor="${id}"]`))
      button.setAttribute('popovertarget', id)
  }, [id])
  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor={id}
        aria-label={words.openMenu}
        className="grid size-11 place-items-center md:hidden"
      >
        <Icon name="menu" className="size-6" />
      </button>
      <dialog key={key} id={id} popover="auto" closedby="any" aria-label={words.menu} className="drawer">
        <div className="flex min-h-full flex-col px-5 pt-3.5 pb-5">
          <div className="flex h-11 items-center justify-between">
            <LogoMark />
            <button
              type="button"
              command="close"
              commandfor={id}
              popoverTargetAction="hide"
              aria-label={words.closeMenu}
              className="grid size-11 place-items-center"
            >
              <Icon name="x" className="size-6" />
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  )
}
