import { Icon } from './icon.tsx'

/** The part of the label above its point. */
export type TooltipSide = 'start' | 'middle' | 'end'

const sides: Record<TooltipSide, string> = {
  start: 'md:items-start',
  middle: 'md:items-center',
  end: 'md:items-end',
}

type MapTooltipProps = {
  title: string
  subtitle: string
  side: TooltipSide
  /** The colour of the thread, as a class. */
  thread: string
}

/**
 * The label of a point, at the foot of its box, with a tail and a thread down to the point; below 900 px a bar. Nothing
 * in it is positioned, which some browsers render incorrectly inside an SVG.
 */
export function MapTooltip({ title, subtitle, side, thread }: MapTooltipProps) {
  return (
    <div aria-hidden="true" className={`flex h-full flex-col md:justify-end ${sides[side]}`}>
      <div className="flex items-center justify-between rounded-control border border-mist/35 bg-white/10 px-3.5 py-2 text-mist md:border-0 md:bg-paper md:px-4 md:py-2.5 md:text-ink md:float-shadow">
        <div>
          <p className="leading-snug font-semibold max-md:text-white">{title}</p>{' '}
          <p className="text-sm leading-snug md:text-muted">{subtitle}</p>
        </div>
        <Icon name="arrow-right" className="text-white md:hidden" />
      </div>
      <div className="mx-4 flex flex-col items-center max-md:hidden">
        <div className="border-x-10 border-t-10 border-x-transparent border-t-paper" />
        <div className={`h-5 w-px ${thread}`} />
      </div>
    </div>
  )
}
