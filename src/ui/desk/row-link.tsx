import type { ReactNode } from 'react'
import { Link } from '../link.tsx'

/** The main link of a row, which Enter and the keyboard shortcuts of the list open. */
export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="-my-2.5 inline-flex min-h-11 items-center py-2.5 font-semibold text-blue hover:text-blue-hover hover:underline"
  >
    {children}
  </Link>
)
