import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { MAX_GALLERY, MIN_GALLERY } from '#src/wire/upload.ts'
import { Field } from '../field.tsx'
import { Icon, type IconName } from '../icon.tsx'
import { LibraryPicker } from '../upload/library-picker.tsx'
import { TakePhoto } from '../upload/take-photo.tsx'
import { useUploadState } from '../upload/use-upload-state.ts'
import { type GalleryPicture, insertBlock } from './media-nodes.ts'
import { SmallDialog } from './small-dialog.tsx'
import * as words from './words.id.ts'
import { altOf, type PictureWords, WordsOfPicture } from './words-of-picture.tsx'

type Entry = GalleryPicture & PictureWords
type Added = { url: string; width: number; height: number; alt?: string }

const entriesOf = (editor: Editor): Entry[] =>
  (editor.getAttributes('gallery').pictures as GalleryPicture[]).map((one) => ({
    ...one,
    isDecorative: one.alt === '',
  }))

/** Inserts a gallery of 2 to 12 pictures with their words, or edits the selected one. */
export function GalleryDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const isChosen = editor.isActive('gallery')
  const [entries, setEntries] = useState(() => (isChosen ? entriesOf(editor) : []))
  const [isAsked, setAsked] = useState(false)
  const add = ({ url: src, width, height, alt = '' }: Added) =>
    setEntries((before) =>
      before.length === MAX_GALLERY || before.some((one) => one.src === src)
        ? before
        : [...before, { src, width, height, alt, caption: '', isDecorative: false }],
    )
  const upload = useUploadState('content', add)
  const change = (src: string, part: Partial<Entry>) =>
    setEntries((before) => before.map((one) => (one.src === src ? { ...one, ...part } : one)))
  const move = (at: number, steps: number) =>
    setEntries((before) => before.with(at, before[at + steps]!).with(at + steps, before[at]!))
  const isFew = entries.length < MIN_GALLERY
  const send = () => {
    setAsked(true)
    if (isFew || entries.some((one) => altOf(one) === undefined)) return
    const pictures = entries.map(
      (one): GalleryPicture => ({
        src: one.src,
        alt: altOf(one)!,
        width: one.width,
        height: one.height,
        caption: one.caption.trim(),
      }),
    )
    if (isChosen) editor.chain().updateAttributes('gallery', { pictures }).run()
    else insertBlock(editor, { type: 'gallery', attrs: { pictures } })
    onClose()
  }
  return (
    <SmallDialog
      title={isChosen ? words.editGallery : words.insertGallery}
      verb={isChosen ? words.save : words.insert}
      busyLabel={upload.state.kind === 'sending' ? words.uploading : undefined}
      onSend={send}
      onClose={onClose}
    >
      <ol className="space-y-6">
        {entries.map((entry, at) => (
          <GalleryEntry
            key={entry.src}
            entry={entry}
            at={at}
            count={entries.length}
            error={isAsked && altOf(entry) === undefined ? words.noWords : undefined}
            change={(part) => change(entry.src, part)}
            move={(steps) => move(at, steps)}
            remove={() => setEntries(entries.filter((one) => one !== entry))}
          />
        ))}
      </ol>
      {entries.length < MAX_GALLERY ? (
        <div className="space-y-3">
          <TakePhoto
            id="gallery-photo"
            label={entries.length ? words.addPhoto : words.choosePhoto}
            upload={upload}
            isMultiple
            error={isAsked && isFew ? words.gallerySize : undefined}
          />
          <LibraryPicker onPick={add} isMultiple />
        </div>
      ) : (
        <p className="text-sm text-muted">{words.galleryFull(MAX_GALLERY)}</p>
      )}
    </SmallDialog>
  )
}

type GalleryEntryProps = {
  entry: Entry
  at: number
  count: number
  error: string | undefined
  change: (part: Partial<Entry>) => void
  move: (steps: number) => void
  remove: () => void
}

/** One picture: its words, and its place among the others. */
function GalleryEntry({ entry, at, count, error, change, move, remove }: GalleryEntryProps) {
  const acts: [label: string, icon: IconName, isOff: boolean, run: () => void][] = [
    [words.moveEarlier(at + 1), 'arrow-up', at === 0, () => move(-1)],
    [words.moveLater(at + 1), 'arrow-down', at === count - 1, () => move(1)],
    [words.takeOut(at + 1), 'x', false, remove],
  ]
  return (
    <li className="border-t pt-4">
      <div className="flex items-center justify-between gap-3">
        <img src={`${entry.src}?width=320`} alt="" className="h-18 w-27 rounded-cloth bg-kain object-cover" />
        <div className="flex">
          {acts.map(([label, icon, isOff, run]) => (
            <button
              key={icon}
              type="button"
              aria-label={label}
              title={label}
              disabled={isOff}
              onClick={run}
              className="grid size-11 place-items-center rounded-control hover:bg-kain disabled:text-off-text"
            >
              <Icon name={icon} />
            </button>
          ))}
        </div>
      </div>
      <div className="mt-3 space-y-3">
        <WordsOfPicture id={`gallery-${at}`} words={entry} error={error} onChange={change} />
        <Field
          id={`gallery-${at}-caption`}
          label={words.caption}
          name={`gallery-${at}-caption`}
          maxLength={200}
          value={entry.caption}
          onChange={({ target }) => change({ caption: target.value })}
        />
      </div>
    </li>
  )
}
