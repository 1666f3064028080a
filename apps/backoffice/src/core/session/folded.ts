/** The name under which a browser keeps that somebody folded the sidebar. */
const foldedName = 'menu_folded'

/** Whether the sidebar was folded when it was last seen in this browser. */
export function readFolded(): boolean {
  try {
    return localStorage.getItem(foldedName) === '1'
  } catch {
    return false
  }
}

/** Keeps how the sidebar was left. */
export function keepFolded(isFolded: boolean): void {
  try {
    if (isFolded) localStorage.setItem(foldedName, '1')
    else localStorage.removeItem(foldedName)
  } catch {
    // A browser that keeps nothing opens it unfolded.
  }
}
