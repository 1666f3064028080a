/** Goes to another place and loads the page anew: the server's HTML, the caches and the memory are of the new session. */
export function reloadAt(link: string): void {
  // Told to nobody: what is shown would go there with the session that is over.
  history.replaceState(null, '', link)
  location.reload()
}
