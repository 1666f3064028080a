/** Whose a document is, as its columns are called. */
const owner = {
  nit: [/^nit( (del )?(proveedor|tercero))?$/, /\bnit\b/, /^(identificacion|tercero)$/],
  nombre: [/^razon social$/, /^nombre( (del )?(proveedor|tercero))?$/, /^proveedor$/],
  sucursal: [/^(cod(igo)?\.? )?sucursal/],
}
const totals = {
  bruto: [/bruto|subtotal/],
  descuento: [/descuento|dcto/],
  impuesto: [/^(valor )?(iva|impuestos?)$/],
  neto: [/^(valor )?(neto|total)/, /^valor$/],
}
const goods = {
  linea: [/^(linea|renglon|posicion|pos)$/],
  item: [/^(item|codigo|cod|referencia|producto|articulo|material)/],
  descripcion: [/descripcion|detalle/],
  extension: [/^(extension|talla|color)/],
  um: [/^(um|u ?m|unidad)/],
  cantidad: [/^cant(idad)?( (pedida|ordenada|solicitada))?$/, /^cantidad(?!.*(recib|pend|adic))/],
  precio: [/precio|valor unitario|costo unitario|^vlr unit/],
  bruto: [/bruto|subtotal/],
  descuento: [/descuento|dcto/],
  tarifa_iva: [/tarifa|% ?iva|porcentaje/],
  iva: [/^(valor )?(iva|impuesto)$/],
  neto: [/^(valor )?(neto|total)/],
}
const contact = {
  direccion: [/^direccion/],
  ciudad: [/^(ciudad|municipio)/],
  correo: [/^(correo|e ?-?mail)/],
  telefono: [/^(telefono|tel|celular|movil)/],
  activo: [/^(activo|activa)$/],
}
const orderNumber = [
  /^((numero|nro|no|num) )?(de )?(la )?(orden( de compra)?|oc|pedido)$/,
  /^(numero|nro|no) (de )?(la )?(orden|oc|pedido)/,
]

/** What an ERP tells of a supplier beside number and name. */
export const supplierColumns = {
  sigla: [/^(sigla|nombre comercial)$/],
  id_actividad_economica: [/ciiu|actividad/],
  regimen_tributario_id: [/regimen/],
  pyme: [/mipyme|pyme/],
  web_site: [/^(pagina )?web|sitio/],
  observacion_tercero: [/^observacion/],
  ...contact,
}

/** What the columns of documents are called that an ERP tells itself, without accents and capitals, the surest name first. */
export const listedColumnNames = {
  'branch-accounts': {
    clave: [/^(id|clave)$/],
    nit: owner.nit,
    codigo: [/^(cod(igo)?\.? )?(de )?(la )?sucursal$/, /^codigo/],
    nombre: [/^nombre( (de )?(la )?sucursal)?$/],
    ...contact,
  },
  'purchase-order': {
    clave: [/^(id|clave)$/],
    numero: [...orderNumber],
    ...owner,
    fecha: [/^fecha( (de )?(la )?(orden|oc|pedido|documento))?$/],
    fecha_entrega: [/entrega(?!.*direccion)/],
    comprador: [/^comprador$/],
    comprador_correo: [/correo.*comprador/],
    comprador_telefono: [/telefono.*comprador/],
    bodega: [/bodega|almacen/],
    direccion_entrega: [/direccion/],
    condicion_pago: [/condicion|plazo|forma de pago/],
    observaciones: [/observacion|nota/],
    moneda: [/^(moneda|divisa)/],
    ...totals,
    recibido_pct: [/(%|porcentaje).*recib/],
    facturado_pct: [/(%|porcentaje).*factur/],
    estado: [/^estado/],
  },
  'purchase-order-lines': {
    orden: [...orderNumber],
    nit: owner.nit,
    ...goods,
    cantidad_recibida: [/cantidad.*recib/],
    fecha_entrega: [/entrega/],
  },
  'warehouse-entries': {
    clave: [/^(id|clave)$/],
    numero: [/^((numero|nro|no|num) )?(de )?(la )?entrada( de almacen)?$/],
    ...owner,
    fecha: [/^fecha( (de )?(la )?entrada)?$/],
    orden: [...orderNumber],
    bodega: [/bodega|almacen/],
    remision: [/remision/],
    moneda: [/^(moneda|divisa)/],
    ...totals,
    estado: [/^estado/],
  },
  'warehouse-entries-lines': {
    entrada: [/^((numero|nro|no|num) )?(de )?(la )?entrada( de almacen)?$/],
    nit: owner.nit,
    ...goods,
    canti_adicional: [/cantidad.*adicional/],
  },
  'notes-debit': {
    clave: [/^(id|clave)$/],
    numero: [/^((numero|nro|no|num) )?(de )?(la )?nota( debito)?$/],
    ...owner,
    fecha: [/^fecha( (de )?(la )?nota)?$/],
    motivo: [/motivo|concepto/],
    moneda: [/^(moneda|divisa)/],
    bruto: totals.bruto,
    descuento: totals.descuento,
    impuesto: totals.impuesto,
    valor: [/^valor( (de )?(la )?nota)?$/, /^total$/],
    aplicado: [/aplicado/],
    estado: [/^estado/],
  },
  'notes-debit-lines': {
    nota: [/^((numero|nro|no|num) )?(de )?(la )?nota( debito)?$/],
    nit: owner.nit,
    linea: goods.linea,
    documento: [/^(documento|doc|factura)( cruce)?$/],
    saldo: [/^saldo( (anterior|actual))?$/],
    valor: [/^valor( (aplicado|cruzado))?$/],
    saldo_nuevo: [/^(nuevo saldo|saldo (nuevo|final))$/],
  },
  'document-links': {
    nit: owner.nit,
    desde_tipo: [/tipo.*(desde|origen)/],
    desde: [/^(desde|origen)$/],
    hacia_tipo: [/tipo.*(hacia|destino)/],
    hacia: [/^(hacia|destino)$/],
  },
}
