/** Puts words into a text box between two places, as if they were typed there, and leaves the caret behind them. */
export function updatePostText(box: HTMLTextAreaElement, text: string, from: number, to: number) {
  box.focus()
  box.setRangeText(text, from, to, 'end')
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
