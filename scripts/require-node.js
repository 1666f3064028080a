// Loaded before every entry point (`node --import ./scripts/require-node.js …`). Plain JavaScript, because the
// older Node that it is there to turn away cannot read TypeScript.
const [major] = process.versions.node.split('.')
if (Number(major) < 24) {
  process.stderr.write(
    `Enlace needs Node 24 or newer, and this is ${process.version}. Run \`npm install\` (it brings Node along) and start with \`npm start\` or \`npm test\`.\n`,
  )
  process.exit(1)
}
