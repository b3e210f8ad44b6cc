import { expect, test } from 'vitest'
import { redrawSvg } from './redraw-svg.ts'

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inside: string, more = 'viewBox="0 0 40 20"') => `<svg ${NS} ${more}>${inside}</svg>`
const repeated = (text: string, times: number) => `<style>.a{fill:${text.repeat(times)}}</style>`
const refusalOf = (text: string) => {
  try {
    redrawSvg(text)
    return null
  } catch (error) {
    return (error as { why?: string }).why
  }
}

test.each([
  ['script', svg('<script>alert(1)</script>')],
  ['script', svg('<g><svg:script href="a.js"/></g>')],
  ['script', svg('<path d="M0 0" onclick="alert(1)"/>')],
  ['script', svg('<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>')],
  ['script', svg('<metadata><script>alert(1)</script></metadata>')],
  ['foreign', svg('<foreignObject><iframe src="https://jahat.example"/></foreignObject>')],
  ['external', svg('<image href="https://jahat.example/a.png"/>')],
  ['external', svg('<use xlink:href="https://jahat.example/a.svg#a"/>')],
  ['external', svg('<path d="M0 0" fill="url(https://jahat.example/a.svg#a)"/>')],
  ['external', svg('<path d="M0 0" style="fill:url(&quot;//jahat.example/a&quot;)"/>')],
  ['external', svg('<style>@import "https://jahat.example/a.css";</style>')],
  ['entity', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<path d="&a;"/>')}`],
  ['picture', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['text', svg('<text>JKL</text>')],
  ['part', svg('<use href="#a"/>')],
  ['part', svg('<style>@media screen { .a { fill: red } }</style>')],
  ['complex', svg('<path d="M0 0"/>'.repeat(5_001))],
  ['complex', svg(`${'<g>'.repeat(60)}${'</g>'.repeat(60)}`)],
  ['complex', svg('<mask id="a"><path mask="url(#b)" d="M0 0"/></mask>')],
  ['broken', svg('<path d="M0 0">')],
  ['broken', svg('<path onload=alert(1) d="M0 0"/>')],
  ['broken', '<html><body>svg</body></html>'],
  ['size', svg('<path d="M0 0"/>', '')],
  ['ratio', svg('<path d="M0 0"/>', 'viewBox="0 0 400 20"')],
])('redrawSvg: refuses as %s: %s', (why, text) => {
  expect(refusalOf(text)).toBe(why)
})

test.each([
  [
    'a rule and a shape that repeat themselves',
    `${repeated('fill:red;', 50_000)}<path class="${'a '.repeat(200_000)}"/>`,
  ],
  ['many rules of one class', `<style>${'.a{fill:red}'.repeat(50_000)}</style>`],
  ['comments that do not end', `<style>${'/*'.repeat(400_000)}</style>`],
  ['a long value in many shapes', `${repeated('f', 19_000)}${'<path class="a"/>'.repeat(4_000)}`],
  [
    'many classes of one shape',
    `<path class="${Array.from({ length: 150_000 }, (_, at) => at).join(' ')}"/>`,
  ],
])('redrawSvg: refuses before it computes: %s', (_, inside) => {
  expect(refusalOf(svg(inside))).toBe('complex')
})

test('redrawSvg: draws shapes, classes and gradients anew, and nothing else of the file', () => {
  const { svg: drawn, ...size } = redrawSvg(
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd"><!-- Editor 1 -->
    <svg ${NS} xmlns:inkscape="urn:i" width="40px" height="20" id="Layer_1" class="x" data-a="1">
      <title>Rahasia</title><metadata><rdf:RDF xmlns:rdf="urn:r"><work/></rdf:RDF></metadata>
      <inkscape:namedview pagecolor="#fff"/>
      <style><![CDATA[/* warna */ .cls-1, .cls-2 { fill: #8c2f27; font-family: Arial }]]></style>
      <defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
      <g fill="none" inkscape:label="a"><path class="cls-1" d="M0 0h40v20z" style="stroke:url('#g');-x:y"/></g>
    </svg>`,
  )
  expect(size).toEqual({ width: 1_000, height: 500 })
  expect(drawn).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500" viewBox="0 0 40 20">' +
      '<defs><linearGradient id="logo-g"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
      '<g fill="none"><path d="M0 0h40v20z" fill="#8c2f27" stroke="url(#logo-g)"></path></g></svg>',
  )
  expect(redrawSvg(drawn).svg.replaceAll('logo-logo-', 'logo-')).toBe(drawn)
})
