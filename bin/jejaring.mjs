const [major = '0'] = process.versions.node.split('.')
if (Number(major) < 20) {
  process.stderr.write(`jejaring needs Node 20 or newer to begin with; this is ${process.version}.\n`)
  process.exit(1)
}
// Loaded only now, so that an old Node reads nothing it does not understand.
import('./commands.mjs').then(({ main }) => main(process.argv.slice(2)))
