import { fileURLToPath } from 'node:url'

/** The publication of a demo post, in days before today, and its number of readers. */
export interface DemoPost {
  slug: string
  daysAgo: number
  hour: string
  readers: number
}

const post = (slug: string, daysAgo: number, hour: string, readers: number): DemoPost => ({
  slug,
  daysAgo,
  hour,
  readers,
})

/** The posts of each demo company, by its brand. */
export const demoPosts: Readonly<Record<string, readonly DemoPost[]>> = {
  andina: [
    post('cierre-de-radicacion', 4, '08:00', 31),
    post('horarios-de-recibo-en-tocancipa', 9, '10:30', 24),
    post('seguridad-social-personas-naturales', 15, '09:00', 6),
    post('como-leer-su-certificado-de-retencion', 21, '11:00', 42),
    post('asi-calificamos-a-nuestros-proveedores', 33, '08:30', 27),
    post('empaque-y-rotulado-de-estibas', 48, '14:00', 19),
    post('jornada-de-proveedores-locales', 62, '16:00', 12),
    post('errores-en-la-factura-electronica', 80, '09:15', 38),
    post('linea-etica', 110, '08:00', 9),
    post('energia-solar-en-tocancipa', 140, '15:00', 11),
    post('politica-de-datos-actualizada', 170, '08:00', 8),
  ],
  caribe: [
    post('ingreso-de-vehiculos-a-mamonal', 6, '07:30', 17),
    post('programacion-de-cargue', 14, '10:00', 14),
    post('que-revisar-antes-de-facturar', 29, '09:00', 21),
    post('parada-del-horno-2', 41, '08:00', 10),
    post('seguridad-en-la-via-a-mamonal', 57, '11:00', 8),
    post('nuevo-correo-para-facturas', 90, '08:00', 13),
  ],
}

/** The folder of a demo company's posts. */
export const demoBlogFolder = (brand: string): string =>
  fileURLToPath(new URL(`./${brand}/`, import.meta.url))
