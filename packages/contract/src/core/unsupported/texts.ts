/** Shown where the application cannot run (spec 2, browser-not-supported). */
export const unsupportedTexts = {
  title: 'Su navegador no es compatible',
  message: 'Este portal necesita un navegador actual. Actualice el suyo, o descargue uno de estos:',
  scripts: 'Este portal necesita JavaScript. Actívelo en su navegador y recargue la página.',
} as const

/** Download pages of current browsers (spec 2: four links). */
export const browserDownloads = [
  { name: 'Google Chrome', href: 'https://www.google.com/chrome/' },
  { name: 'Mozilla Firefox', href: 'https://www.mozilla.org/firefox/new/' },
  { name: 'Microsoft Edge', href: 'https://www.microsoft.com/edge' },
  { name: 'Apple Safari', href: 'https://support.apple.com/102665' },
] as const
