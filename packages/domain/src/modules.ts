/** The flags of the portal's modules (specification 3, `b2sContent`). */
export const moduleNames = [
  'orden_compra',
  'orden_ticket',
  'orden_notas_debito',
  'radicar_factura',
  'reports',
  'blog',
  'events',
  'certificate',
  'mostrar_contratos_proveedores',
  'users',
  'contact',
  'provider',
  'pageOnline',
  'offlineTime',
  'agp_registration_supplier',
] as const

/** One of the company's module flags. */
export type ModuleName = (typeof moduleNames)[number]

/**
 * A company's flags as returned by the content parameters. They are integers; `offlineTime` is the instant of return as
 * text, or null, and so never counts as on.
 */
export type ModuleFlags = { readonly [name in ModuleName]?: number | string | null | undefined }

/** Returns whether a module is on: its flag is an integer above zero. */
export function isOn(flags: ModuleFlags, name: ModuleName): boolean {
  const flag = flags[name]
  return typeof flag === 'number' && Number.isInteger(flag) && flag > 0
}

/** Returns whether a text is the name of a module. */
export function isModule(word: string): word is ModuleName {
  return moduleNames.some((name) => name === word)
}
