/** The words of the sample's fields. */
export const fieldTexts = {
  title: 'Registro de proveedores',
  description: 'Los campos con asterisco son obligatorios.',
  names: 'Nombres',
  surnames: 'Apellidos',
  phone: 'Teléfono móvil',
  value: 'Valor',
  said: 'Guardado:',
  city: 'Ciudad',
  cityHint: 'Escriba las primeras letras.',
  activity: 'Actividad económica',
  choose: 'Seleccione',
  documents: 'Documentos',
  documentsHint: 'PDF, JPG, PNG o XML, hasta 10 MB cada uno.',
  tooBig: 'Pesa más de 10 MB. Redúzcalo e intente de nuevo.',
  combobox: {
    prompt: 'Escriba al menos dos letras.',
    loading: 'Buscando…',
    empty: 'Ninguna ciudad coincide.',
    failed: 'No se pudo buscar. Intente de nuevo.',
    clear: 'Limpiar la ciudad',
    open: 'Ver las ciudades',
  },
  files: {
    choose: 'Elegir archivos',
    drop: 'o suéltelos aquí',
    camera: 'Tomar una foto',
    chosen: 'Archivos elegidos',
    remove: (name: string) => `Quitar ${name}`,
    sending: (name: string) => `Enviando ${name}`,
    size: (bytes: number) =>
      `${(bytes / 1_000_000).toLocaleString('es-CO', { maximumFractionDigits: 1 })} MB`,
  },
} as const

/** Cities to look up in the sample. */
export const cities = [
  'Bogotá, D.C.',
  'Medellín, Antioquia',
  'Cali, Valle del Cauca',
  'Barranquilla, Atlántico',
  'Cartagena de Indias, Bolívar',
  'Bucaramanga, Santander',
  'Buenaventura, Valle del Cauca',
  'Buga, Valle del Cauca',
  'Buenavista, Boyacá',
  'San José del Guaviare, corregimiento de Charras y sus veredas de la ribera, Guaviare',
]

/** Activities whose names are longer than a list shows. */
export const activities = [
  { value: '1011', label: 'Procesamiento y conservación de carne y productos cárnicos' },
  {
    value: '4631',
    label:
      'Comercio al por mayor de productos alimenticios, bebidas y tabaco, excepto los de producción propia',
  },
]
