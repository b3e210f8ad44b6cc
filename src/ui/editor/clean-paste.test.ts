import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanPaste, hasForeignPictures } from './clean-paste.ts'

/** HTML that Word for Windows puts on the clipboard. */
const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/kader/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=IN style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment--><h1><span lang=EN-US style='mso-ansi-language:EN-US'>Posyandu Waibalun<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt;line-height:107%'><b style='mso-bidi-font-weight:normal'><span
style='font-size:12.0pt;line-height:107%;color:red'>Sejak Agustus</span></b><span style='font-size:12.0pt'>, kader<i>
posyandu</i> memindahkan jam.<span style='mso-spacerun:yes'>  </span>Alasannya sederhana.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt
"Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Menimbang balita<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span></span><!--[endif]-->di teras kapela</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Mencatat</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;
</span></span><![endif]>Pertama</p>
<p class=MsoNormal>Lihat <a href="https://contoh.example/data?a=1&amp;b=2"><span style='color:windowtext'>data</span></a><a
href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><!--[if !supportFootnotes]--><span>[1]</span><!--[endif]--></span></a>.
<!--[if gte vml 1]><v:shape id="Picture_x0020_1"><v:imagedata src="file:///C:/clip_image001.jpg"/></v:shape><![endif]--><img
width=300 src="file:///C:/clip_image002.jpg" v:shapes="Picture_x0020_1"></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse;mso-border-alt:solid'><tr style='mso-yfti-irow:0'>
<td width=200 colspan=2 valign=top style='width:150.0pt;border:solid 1.0pt'><p class=MsoNormal>Balita<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`

test('from Word come headings, words, lists in lists, links and tables, and nothing else', () => {
  expect(cleanPaste(word).replace(/> </g, '><')).toBe(
    '<h2>Posyandu Waibalun</h2>' +
      '<p><strong>Sejak Agustus</strong>, kader<em> posyandu</em> memindahkan jam. Alasannya sederhana.</p>' +
      '<ul><li><p>Menimbang balita</p><ul><li><p>di teras kapela</p></li></ul></li><li><p>Mencatat</p></li></ul>' +
      '<ol><li><p>Pertama</p></li></ol>' +
      '<p>Lihat <a href="https://contoh.example/data?a=1&amp;b=2">data</a>[1]. </p>' +
      '<table><tr><td colspan="2"><p>Balita</p></td></tr></table>',
  )
})

test('from Google Docs come the words, bold and slanted where the style says so', () => {
  const docs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f0c2a">
<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial;font-weight:400;">Apa yang berubah</span></h2>
<p dir="ltr" style="line-height:1.38;"><span style="font-weight:700;font-style:normal;white-space:pre-wrap;">Meja</span><span
style="font-weight:400;font-style:italic;"> penimbangan</span><span style="font-weight:400;"> kini</span></p><br />
<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span
style="font-weight:400;">Satu</span></p></li></ul></b><br class="Apple-interchange-newline">`
  expect(cleanPaste(docs).replace(/> </g, '><')).toBe(
    '<h2>Apa yang berubah</h2><p><strong>Meja</strong><em> penimbangan</em> kini</p><br><ul><li><p>Satu</p></li></ul>',
  )
})

test('from Word in the browser and from LibreOffice come plain paragraphs', () => {
  const online =
    '<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" xml:lang="ID"><span data-contrast="auto" class="TextRun SCXW1"><span class="NormalTextRun SCXW1">Dua bidan</span></span><span class="EOP SCXW1" data-ccp-props="{&quot;201341983&quot;:0}">&nbsp;</span></p></div>'
  expect(cleanPaste(online)).toBe('<p>Dua bidan&nbsp;</p>')
  const office =
    '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head><title></title><style type="text/css">@page { size: 21cm }</style></head><body lang="id-ID" dir="ltr"><p style="margin-bottom: 0cm"><font face="Arial"><font size="3"><b>Hadir</b></font></font> <font color="#c9211e">bergantian</font></p></body></html>'
  expect(cleanPaste(office)).toBe('<p><strong>Hadir</strong> bergantian</p>')
})

test('cleanPaste: what other blocks kept apart stays apart, lines, raised and struck words stay', () => {
  const pasted: [html: string, clean: string][] = [
    ['<div>Satu</div><div>Dua</div>', '<p>Satu</p><p>Dua</p>'],
    ['<p>Yoh 3<sup>16</sup></p>', '<p>Yoh 3<sup>16</sup></p>'],
    [
      '<p>3<span style="vertical-align:super">16</span> H<span style="vertical-align: sub">2</span>O</p>',
      '<p>3<sup>16</sup> H<sub>2</sub>O</p>',
    ],
    ['<p>Harga <s>100.000</s> 50.000</p>', '<p>Harga <s>100.000</s> 50.000</p>'],
    ['<span style="text-decoration:line-through">1</span> <strike>2</strike> <del>3</del>', '<s>1 2 3</s>'],
    ['<pre>baris 1\nbaris 2</pre>', '<p>baris 1<br />baris 2</p>'],
    ['<span style="white-space: pre-wrap">Baris satu\nBaris dua</span>', 'Baris satu<br />Baris dua'],
    ['<p style="white-space:pre-wrap">Baris satu\nBaris dua</p>', '<p>Baris satu<br />Baris dua</p>'],
    ['<dl><dt>Kapan</dt><dd>Senin</dd></dl>', '<p>Kapan</p><p>Senin</p>'],
    ['<details><summary>Judul</summary>Isi</details>', '<p>Judul</p><p>Isi</p>'],
    ['<p>Satu\ndua</p>', '<p>Satu dua</p>'],
  ]
  for (const [html, clean] of pasted) expect(cleanPaste(html), html).toBe(clean)
})

test('cleanPaste: bullets that Word drew become points, however they are marked, and are not left as words', () => {
  const drawn = [
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>Satu</p>`,
    `<p class=MsoListParagraphCxSpFirst><span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><b>Satu</b></p>`,
    '<p class="MsoListParagraph"><span>o&nbsp;&nbsp;</span>Satu</p>',
    '<p class="MsoListParagraph">§&nbsp; Satu</p>',
    '<p class="MsoNormal"><span>·</span><span>&nbsp; </span>Satu</p>',
    '<p>•&nbsp;Satu</p>',
  ]
  for (const one of drawn)
    expect(cleanPaste(one + one).replace(/<\/?strong>/g, ''), one).toBe(
      '<ul><li><p>Satu</p></li><li><p>Satu</p></li></ul>',
    )
  expect(cleanPaste('<p class="MsoListParagraph">1.&nbsp; Satu</p><p>Lepas</p>')).toBe(
    '<ol><li><p>Satu</p></li></ol><p>Lepas</p>',
  )
  expect(cleanPaste('<p>o ya, satu</p><p>5 · 6</p><p>a)&nbsp;huruf</p>')).toBe(
    '<p>o ya, satu</p><p>5 · 6</p><p>a)&nbsp;huruf</p>',
  )
})

test('hasForeignPictures: a picture of the clipboard, of this computer or of another site; not an uploaded one', () => {
  for (const src of ['data:image/png;base64,AA', 'file:///C:/a.jpg', 'https://lain.example/a.png'])
    expect(hasForeignPictures(`<p>a<img alt="x" src="${src}"></p>`), src).toBe(true)
  expect(hasForeignPictures('<v:imagedata src="file:///C:/a.jpg"/>')).toBe(true)
  expect(hasForeignPictures('<p><img src="/images/0a.webp" alt=""> gambar</p>')).toBe(false)
})

test('links that run something, and what is not text, are left out', () => {
  expect(
    cleanPaste(
      '<p onclick="x()">a<script>alert(1)</script><a href="javascript:x()">b</a><iframe src="//x"></iframe></p><style>p{}</style>',
    ),
  ).toBe('<p>ab</p>')
})

test('whatever comes in, known tags without styles come out, each closed', () => {
  const piece = fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<span style="font-weight:bold">',
      '</span>',
      '<li>',
      '</ul>',
      '<ul>',
      'x',
      ' ',
    ],
    ...[
      '<!--',
      '-->',
      '<![endif]>',
      '<td style="x">',
      '</td>',
      '<a href="https://x">',
      '</a>',
      '<o:p>',
      '<',
      '"',
      "'",
    ],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const cleaned = cleanPaste(pieces.join(''))
      expect(cleaned).not.toMatch(/style=|class=|<o:p|<span/)
      for (const name of ['p', 'strong', 'ul', 'a'])
        expect(cleaned.split(new RegExp(`<${name}\\b`)).length).toBe(cleaned.split(`</${name}>`).length)
    }),
  )
})
