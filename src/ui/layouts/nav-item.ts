/** An entry of a top bar: 44 px high, with a 3 px orange line under the current page. */
export const navItem =
  'relative flex h-11 whitespace-nowrap items-center gap-1.5 px-1.5 font-medium lg:px-[0.8125rem] before:absolute before:inset-x-1.5 before:bottom-1 before:h-[3px] before:rounded-cloth hover:before:bg-current/30 aria-[current]:before:bg-orange lg:before:inset-x-[0.8125rem]'
