import {
  type ClipboardEvent,
  type ComponentProps,
  type InputEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { Field } from '#src/ui/field.tsx'
import { readRupiah } from '#src/wire/read-rupiah.ts'
import { formatRupiah } from './rupiah.ts'
import { rupiahInWords } from './rupiah-in-words.ts'
import { pasteRupiah, typeRupiah } from './rupiah-input.ts'
import * as words from './words.id.ts'

type Props = ComponentProps<typeof Field> & {
  defaultValue: string
  /** Current text, if the form knows it; it may have been filled without a key. */
  typed?: string
}

/** Amount field in rupiah; shows the parsed sum in figures and words below. */
export function RupiahField({ typed, help, ...field }: Props) {
  const { input, written } = useRupiahInput(field.defaultValue)
  return <Field {...field} {...input} help={<SumRead text={typed ?? written}>{help}</SumRead>} />
}

const MANY = 1_000_000_000_000

/** The sum as it was read, in figures and words, before the field's own help. */
export function SumRead({ text, children }: { text: string; children: ReactNode }) {
  const { amount, reason } = readRupiah(text)
  return (
    <>
      <output className="block min-h-[1lh]">
        {text.trim() === '' || (amount ?? 0) >= MANY
          ? ''
          : (reason ?? words.sumRead(formatRupiah(amount!), rupiahInWords(amount!)))}
      </output>
      {children}
    </>
  )
}

/** Formats the sum while it is typed, pasted or left; see `typeRupiah`. */
export function useRupiahInput(start: string) {
  const [written, setWritten] = useState(start)
  const before = useRef(start)
  const isPasted = useRef(false)
  const show = (input: HTMLInputElement, { text, caret }: { text: string; caret: number }) => {
    before.current = text
    setWritten(text)
    if (input.value === text) return
    input.value = text
    if (document.activeElement === input) input.setSelectionRange(caret, caret)
  }
  return {
    written,
    input: {
      before: 'Rp',
      inputMode: 'numeric',
      autoComplete: 'off',
      maxLength: 30,
      onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        before.current = currentTarget.value
      },
      onPaste: (_: ClipboardEvent) => {
        isPasted.current = true
      },
      onInput: (event: InputEvent<HTMLInputElement>) => {
        const { currentTarget: input, nativeEvent } = event
        if (nativeEvent.isComposing) return
        const caret = input.selectionStart ?? input.value.length
        const isForward = nativeEvent.inputType === 'deleteContentForward'
        const isWhole = isPasted.current
        isPasted.current = false
        show(
          input,
          isWhole
            ? pasteRupiah(input.value, caret)
            : typeRupiah(before.current, { text: input.value, caret }, isForward),
        )
      },
      onBlur: ({ currentTarget: input }: { currentTarget: HTMLInputElement }) =>
        show(input, pasteRupiah(input.value, input.value.length)),
    },
  } as const
}
