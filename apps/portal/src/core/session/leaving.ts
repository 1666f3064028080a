let isBegun = false

/** Whether this tab's person is on the way out: whatever would be asked from now on, the next page has no use for. */
export const leaving = {
  begin(): void {
    isBegun = true
  },
  isBegun: () => isBegun,
}
