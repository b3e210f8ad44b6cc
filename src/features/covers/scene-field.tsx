import { useState } from 'react'
import { DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import { paths } from '#src/urls/paths.ts'
import { coverAt } from './model.ts'
import { type Scene, scenes } from './scene-names.ts'
import * as words from './words.id.ts'

const titles: Readonly<Record<Scene, string>> = {
  perahu: words.boatsAndSea,
  ladang: words.terracedFields,
  mataair: words.spring,
  hutan: words.forest,
  kampung: words.stiltVillage,
  sekolah: words.school,
  dapur: words.kitchenAtNight,
  rusun: words.flats,
}
const choices = scenes.map((value) => ({ value, label: titles[value] }))
const preview = { width: 320, height: 200 }
const small = { width: 104, height: 65 }

/** Seed of the examples for an item that has none yet. */
const EXAMPLE = 7

type SceneFieldProps = {
  /** The cover without a photo, and the scene chosen for it; null for a new item. */
  item: { cover: { url: string }; scene: string | null } | null
}

/** The scene of an item's woven cover, with what each would look like for this item. */
export function SceneField({ item }: SceneFieldProps) {
  const [chosen, setChosen] = useState<string>(item?.scene ?? '')
  const seed = Number(/\/(\d+)\/[^/]+$/.exec(item?.cover.url ?? '')?.[1] ?? EXAMPLE)
  const shown = chosen
    ? paths.cover(chosen, seed, preview.width, preview.height)
    : item && !item.scene && coverAt(item.cover, preview.width, preview.height)
  return (
    <div className="grid gap-4 sm:col-span-2">
      <DeskSelect
        name="scene"
        label={words.wovenPicture}
        choices={choices}
        empty={words.automatic}
        help={words.photoFirst}
        onChange={({ target }) => setChosen(target.value)}
      />
      {shown && <img src={shown} {...preview} alt="" className="w-80 max-w-full rounded-cloth bg-kain" />}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-3 gap-y-2">
        {scenes.map((scene: Scene) => (
          <li key={scene} className="text-sm text-muted">
            <img
              src={paths.cover(scene, seed, small.width, small.height)}
              {...small}
              alt=""
              loading="lazy"
              className="rounded-cloth bg-kain"
            />
            {titles[scene]}
          </li>
        ))}
      </ul>
    </div>
  )
}
