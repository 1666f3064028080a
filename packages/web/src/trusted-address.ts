/** As much of the browsers' Trusted Types as is used; TypeScript does not know them yet. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown }
}

// Browsers without them have no such property.
const { trustedTypes } = window as { trustedTypes?: TrustedTypes }

/** Passes addresses of our own scripts; the page's policy names it as the only maker of such. */
const policy = trustedTypes?.createPolicy('own-scripts', {
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin) throw new Error('A script from elsewhere')
    return address
  },
})

/** Vouches for the address of a file of this build, where the browser wants to know. */
export function trustedAddress(address: string): string {
  // Browsers take the trusted value wherever they take the text that it stands for.
  return (policy?.createScriptURL(address) ?? address) as string
}
