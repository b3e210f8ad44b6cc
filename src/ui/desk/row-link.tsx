import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** What a row is about, leading to it: Enter and the keys of the list go there. */
export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="-my-2.5 inline-flex min-h-11 items-center py-2.5 font-semibold text-blue hover:text-blue-hover hover:underline"
  >
    {children}
  </Link>
)
