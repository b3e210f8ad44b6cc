const THREADS = 40
const PITCH = 100 / THREADS

/** A bar for a share from 0 to 1; text beside it has the same value. */
export function WovenBar({ share }: { share: number }) {
  const threads = Math.round(share * THREADS)
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-2.5 w-full bg-kain text-orange"
    >
      {threads > 0 && (
        <path
          d={`M0 5h${threads * PITCH}`}
          stroke="currentColor"
          strokeWidth={10}
          strokeDasharray={`${PITCH * 0.75} ${PITCH * 0.25}`}
        />
      )}
    </svg>
  )
}
