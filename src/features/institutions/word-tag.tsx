const looks = {
  ok: 'bg-ok-tint text-ok',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  info: 'bg-sky text-blue-hover',
  quiet: 'bg-kain text-off-text',
}

/** Label on a coloured background. */
export const WordTag = ({ tone, children }: { tone: keyof typeof looks; children: string }) => (
  <span
    className={`inline-flex min-h-6.5 items-center rounded-label px-2 py-0.5 text-xs font-semibold ${looks[tone]}`}
  >
    {children}
  </span>
)
