const THREADS = 40
const PITCH = 100 / THREADS

/** A bar for a share from 0 to 1; text beside it has the same value. */
export function WovenBar({ share }: { share: number }) {
  const threads = Array.from({ length: Math.round(share * THREADS) }, (_, thread) => thread * PITCH)
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-2.5 w-full bg-kain text-orange"
    >
      <path
        fill="currentColor"
        d={threads.map((x) => `M${x} 0h${PITCH * 0.75}v10h-${PITCH * 0.75}z`).join('')}
      />
    </svg>
  )
}
