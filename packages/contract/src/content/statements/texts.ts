import { footerTexts } from '../../core/frame/footer-texts.ts'

/** A page of plain statements: what they are about, then sections of sentences. */
export type Statement = {
  title: string
  /** `{company}` is the company's name, as in every sentence. */
  intro: string
  sections: readonly { title: string; points: readonly string[] }[]
}

/** How usable the portal is for people with disabilities, what falls short, and where to write. */
export const accessibilityStatement = {
  title: 'Declaración de accesibilidad',
  intro:
    'El portal de proveedores de {company} está hecho para que lo use cualquier persona, también con lector de pantalla, solo con el teclado, con ampliación o desde un celular.',
  sections: [
    {
      title: 'Nivel de conformidad',
      points: [
        'El portal sigue las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Incluyen lo que exige WCAG 2.0, base de la norma técnica colombiana NTC 5854.',
        'Es una declaración propia: no la ha certificado un tercero.',
        'Última revisión: 30 de noviembre de 2026.',
      ],
    },
    {
      title: 'Cómo se prueba',
      points: [
        'Antes de cada versión, un programa (axe-core) revisa las pantallas en computador y en celular. Ninguna versión sale con fallas conocidas de esa revisión.',
        'Las tareas principales se prueban con el teclado y a 320 píxeles de ancho, que equivalen a ampliar al 400 %.',
      ],
    },
    {
      title: 'Qué puede hacer usted',
      points: [
        'Ir al contenido: es el primer botón de cada página cuando usa la tecla Tab.',
        'Elegir el tema claro u oscuro en el menú de su nombre. El portal respeta si su equipo pide menos movimiento.',
        'Leer las listas como tablas o, en el celular, como tarjetas. Todas se descargan en XLSX o CSV.',
        'Leer los PDF del portal con un lector de pantalla: están etiquetados y en español.',
      ],
    },
    {
      title: 'Limitaciones conocidas',
      points: [
        'Los estados de cuenta de miles de renglones se expiden en PDF sin etiquetas. Descargue la misma información en XLSX o CSV.',
        'Los archivos que cargan la compañía y los proveedores, como escaneos, pueden no ser accesibles.',
        'La pasarela donde se pagan los cobros en línea es de otra empresa y tiene su propio nivel de accesibilidad.',
      ],
    },
  ],
} as const satisfies Statement

/** That suppliers pay nothing for the portal, and what to do when somebody asks them to. */
export const noCostStatement = {
  title: footerTexts.noCost,
  intro:
    'Usar este portal no tiene costo para los proveedores de {company}. No hay planes pagos ni cobros por usuario, por documento o por consulta.',
  sections: [
    {
      title: 'Qué incluye',
      points: [
        'Consultar saldos, facturas, pagos, órdenes de compra, entradas de almacén, notas débito y contratos.',
        'Descargar certificados de retención, constancias y comprobantes las veces que quiera.',
        'Crear los usuarios que su empresa necesite, con los permisos de cada uno.',
        'Escribir a la compañía y recibir avisos en el portal y por correo.',
        'Exportar la información en XLSX, CSV y PDF.',
      ],
    },
    {
      title: 'Qué no le pedirán',
      points: [
        'Dinero para consultar o agilizar un pago, o para expedir un certificado.',
        'Dinero para registrarse como proveedor, a menos que {company} lo informe expresamente.',
        'Su contraseña o su código de verificación, por ningún medio.',
      ],
    },
    {
      title: 'Si alguien le cobra',
      points: [
        'No pague y no entregue datos.',
        'Avise a la compañía con el nombre, el teléfono o el correo de quien le cobra.',
      ],
    },
  ],
} as const satisfies Statement

export const statementTexts = {
  barrierTitle: 'Si encuentra una barrera',
  barrier:
    'Escriba a la compañía: cuente en qué pantalla ocurrió, qué quería hacer y qué tecnología de apoyo usa. Si no puede usar el formulario, use los datos de contacto de esta página.',
} as const
