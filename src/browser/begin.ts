// Pages read without script, so it begins once their words are painted; behind another tab there is nothing to wait for.
const { scripts = '' } = document.currentScript!.dataset
const [entry, ...others] = scripts.split(' ')

function begin() {
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  void import(/* @vite-ignore */ entry!)
}

if (document.hidden) begin()
else requestAnimationFrame(() => setTimeout(begin))
