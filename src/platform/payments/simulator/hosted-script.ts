/** Script of the hosted page: in a popup it reports the status to its opener, and asks it to close the popup. */
export const hostedScript = `
if (parent !== window) {
  const { kind, result } = document.body.dataset
  const say = (type) => parent.postMessage({ from: 'snap', type, kind, result: JSON.parse(result) }, location.origin)
  say('state')
  document.getElementById('back')?.addEventListener('click', (event) => {
    event.preventDefault()
    say('close')
  })
}
`
