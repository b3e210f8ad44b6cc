const [major = '0'] = process.versions.node.split('.')
if (Number(major) < 20) {
  process.stderr.write(`jejaring needs Node 20 or newer to begin with; this is ${process.version}.\n`)
  process.exit(1)
}
// Imported late, so that an old Node never parses unsupported syntax.
import('./commands.mjs').then(({ main }) => main(process.argv.slice(2)))
