/** Replaces a range of a text box as if typed, with the caret after it. */
export function updatePostText(box: HTMLTextAreaElement, text: string, from: number, to: number) {
  box.focus()
  box.setRangeText(text, from, to, 'end')
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
