/** The style of the hosted page, in the site's colours. */
export const hostedStyle = `
* { box-sizing: border-box }
body { margin: 0; background: #faf7f1; color: #0c1b33; font: 1rem/1.5 "Anuphan Variable", system-ui, sans-serif }
.play { margin: 0; padding: .75rem 1.25rem; background: #fdf0d9; color: #875300; border-bottom: 2px solid #f28a1e }
main { max-width: 28rem; margin: 0 auto; padding: 1.25rem 1.25rem 2.5rem }
h1 { margin: 1.5rem 0 .25rem; font-size: 1.375rem; line-height: 1.2; letter-spacing: -.01em }
p { margin: 0 0 1rem; overflow-wrap: anywhere }
.amount { margin: 0; font-size: 2.25rem; font-weight: 300; line-height: 1.2; letter-spacing: -.02em }
.amount small { font-size: 1.125rem }
.note, dt { color: #556174; font-size: .875rem }
.ways { margin: 0 0 1.5rem; padding: 0; list-style: none; border-top: 1px solid #e3ddd0 }
.ways li { border-bottom: 1px solid #e3ddd0 }
button, .back { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1rem; cursor: pointer;
  border: 1px solid #8a8474; border-radius: .5rem; background: #fff; color: inherit }
.ways button { width: 100%; border: 0; border-radius: 0; background: none; padding: .75rem .25rem; text-align: left }
.ways button::after { content: "›"; float: right; color: #1456b8 }
.ways button:hover { background: #e8f0fb }
.buttons { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1.25rem 0 1.5rem }
.buttons .main { background: #1456b8; border-color: #1456b8; color: #fff }
.buttons .main:hover { background: #0f4494 }
.back { display: inline-block; padding-inline: 0; border: 0; background: none; color: #1456b8 }
:focus-visible { outline: 3px solid #f28a1e; outline-offset: 2px }
dl { margin: 1rem 0; padding: 1rem; border: 1px solid #e3ddd0; border-radius: .75rem; background: #fff }
dd { margin: 0 0 .75rem; font-size: 1.125rem; font-variant-numeric: tabular-nums; user-select: all; overflow-wrap: anywhere }
dd:last-child { margin: 0 }
.qr { display: block; width: 12.5rem; height: auto; border: 1px solid #e3ddd0; border-radius: .75rem }
`
