/** Lets the browser save a file that came inside an answer. */
export function saveFile({ name, base64 }: { name: string; base64: string }): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes]))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has taken the bytes by the time the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
