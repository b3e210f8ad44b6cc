/** The style of the hosted page, after the plain sheet with the site's type and colours. */
export const hostedStyle = `
* { box-sizing: border-box }
body { max-width: none; margin: 0; padding: 0; line-height: 1.5 }
.play { margin: 0; padding: .75rem 1.25rem; background: var(--color-warn-tint); color: var(--color-warn); border-bottom: 2px solid var(--color-orange) }
main { max-width: 28rem; margin: 0 auto; padding: 1.25rem 1.25rem 2.5rem }
h1 { margin: 1.5rem 0 .25rem; font-size: 1.375rem; line-height: 1.2; letter-spacing: -.01em }
p { margin: 0 0 1rem; overflow-wrap: anywhere }
.amount { margin: 0; font-size: 2.25rem; font-weight: 300; line-height: 1.2; letter-spacing: -.02em }
.amount small { font-size: 1.125rem }
.note, dt { color: var(--color-muted); font-size: .875rem }
.ways { margin: 0 0 1.5rem; padding: 0; list-style: none; border-top: 1px solid var(--color-line) }
.ways li { border-bottom: 1px solid var(--color-line) }
button, .back { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1rem; cursor: pointer;
  border: 1px solid var(--color-control); border-radius: .5rem; background: var(--color-paper); color: inherit }
.ways button { width: 100%; border: 0; border-radius: 0; background: none; padding: .75rem .25rem; text-align: left }
.ways button::after { content: "›"; float: right; color: var(--color-blue) }
.ways button:hover { background: var(--color-sky) }
.buttons { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1.25rem 0 1.5rem }
.buttons .main { background: var(--color-blue); border-color: var(--color-blue); color: var(--color-on-fill) }
.buttons .main:hover { background: var(--color-blue-hover) }
.back { display: inline-block; padding-inline: 0; border: 0; background: none; color: var(--color-blue) }
:focus-visible { outline: 3px solid var(--color-orange); outline-offset: 2px }
dl { margin: 1rem 0; padding: 1rem; border: 1px solid var(--color-line); border-radius: .75rem; background: var(--color-paper) }
dd { margin: 0 0 .75rem; font-size: 1.125rem; font-variant-numeric: tabular-nums; user-select: all; overflow-wrap: anywhere }
dd:last-child { margin: 0 }
.qr { display: block; width: 12.5rem; height: auto; border: 1px solid var(--color-line); border-radius: .75rem }
`
