import { useEffect, useRef } from 'react'

const shownMs = 6000

type ToastProps = {
  message: string
  /** The one action: "Batalkan", or plain "Tutup". */
  action?: { label: string; run: () => void }
  onClose: () => void
}

/** A short word at the bottom that goes after 6 s, but stays while focus or the pointer is on it. */
export function Toast({ message, action, onClose }: ToastProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setInterval(() => {
      if (!box.current?.matches(':focus-within, :hover')) onClose()
    }, shownMs)
    return () => clearInterval(timer)
  }, [onClose])
  const act = () => {
    action?.run()
    onClose()
  }
  return (
    <div
      ref={box}
      role="status"
      className="fixed inset-x-5 bottom-23 z-40 flex min-h-17 items-center justify-between gap-4 rounded-control bg-ink pr-2 pl-4.5 text-note text-white shadow-float md:bottom-7 md:left-7 md:w-92"
    >
      {message}
      <button type="button" onClick={act} className="min-h-11 px-3 font-semibold text-orange hover:underline">
        {action?.label ?? 'Tutup'}
      </button>
    </div>
  )
}
