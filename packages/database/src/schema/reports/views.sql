-- Pending invoices, each balance in the column of its age by today in Bogotá. A balance below
-- zero, a credit, is never overdue: it stands under what is current, as it does in the list of invoices.
create or replace view reports.cartera_por_edades with (security_invoker = true) as
select s.company_id, s.third_party_id, s.third_id, s.id, b.nombre as sucursal, s.factura_cliente, s.fecha_factura,
       s.fecha_vencimiento, s.condicion_pago, s.fecha_estimada_pago, s.estado_programacion_pago, s.moneda,
       s.valor_facturado, a.edad, a.dias_vencidos,
       case when a.edad = 'current' then s.saldo_total else 0.00 end as corriente,
       case when a.edad = 'd1_30' then s.saldo_total else 0.00 end as d1_30,
       case when a.edad = 'd31_60' then s.saldo_total else 0.00 end as d31_60,
       case when a.edad = 'd61_90' then s.saldo_total else 0.00 end as d61_90,
       case when a.edad = 'd91_120' then s.saldo_total else 0.00 end as d91_120,
       case when a.edad = 'd120_plus' then s.saldo_total else 0.00 end as d120_plus,
       s.saldo_total
  from account_statements s
  join branch_accounts b on b.company_id = s.company_id and b.id = s.third_id
 cross join lateral (select case when s.saldo_total > 0
    then greatest(0, coalesce((now() at time zone 'America/Bogota')::date - s.fecha_vencimiento, 0)) else 0 end as dias) d
 cross join lateral (select d.dias as dias_vencidos, case when d.dias <= 0 then 'current' when d.dias <= 30 then 'd1_30'
    when d.dias <= 60 then 'd31_60' when d.dias <= 90 then 'd61_90' when d.dias <= 120 then 'd91_120'
    else 'd120_plus' end as edad) a
 where s.pendiente;

-- Every invoice of a payment that was made, with each withholding: neither what the bank returned nor what was annulled.
-- The lines are looked up payment by payment, as in the list of paid invoices.
create or replace view reports.pagos_con_retenciones with (security_invoker = true) as
select p.company_id, p.third_party_id, p.third_id, p.id as payment_id, l.linea, b.nombre as sucursal, p.comprobante,
       p.fecha_pago, p.medio, p.banco, p.moneda, l.factura, l.account_statement_id, l.fecha_factura, l.valor_factura,
       l.valor_retefuente, l.valor_reteiva, l.valor_reteica,
       l.valor_retefuente + l.valor_reteiva + l.valor_reteica as valor_retenciones,
       l.descuento_pronto_pago, l.nota_debito, l.neto_pagado
  from payments_made p
  join branch_accounts b on b.company_id = p.company_id and b.id = p.third_id
 cross join lateral (
   select * from payments_made_lines o where o.company_id = p.company_id and o.payment_id = p.id offset 0) l
 where p.estado = 'pagado';

-- Items of open orders of which something is still to be delivered, and what that is worth after discount and with IVA.
create or replace view reports.oc_pendientes with (security_invoker = true) as
select o.company_id, o.third_party_id, o.third_id, o.id as purchase_order_id, l.linea, b.nombre as sucursal, o.nro_orden,
       o.fecha, coalesce(l.fecha_entrega, o.fecha_entrega) as fecha_entrega, o.bodega, o.comprador,
       o.estado_visible as estado, l.item, l.descripcion, l.um, l.cantidad, l.cantidad_recibida,
       l.cantidad - l.cantidad_recibida as cantidad_pendiente, l.precio, o.moneda,
       round(l.valor_neto * (l.cantidad - l.cantidad_recibida) / l.cantidad, 2) as valor_pendiente,
       greatest(0, coalesce((now() at time zone 'America/Bogota')::date - coalesce(l.fecha_entrega, o.fecha_entrega), 0))
         as dias_atraso,
       case when coalesce(l.fecha_entrega, o.fecha_entrega) is null then 'sin_fecha'
            when coalesce(l.fecha_entrega, o.fecha_entrega) < (now() at time zone 'America/Bogota')::date then 'atrasada'
            else 'por_entregar' end as situacion
  from purchase_order o
  join branch_accounts b on b.company_id = o.company_id and b.id = o.third_id
 cross join lateral (
   select * from purchase_order_lines x where x.company_id = o.company_id and x.purchase_order_id = o.id offset 0) l
 where o.recibido_pct < 100 and o.estado not in ('recibida', 'cerrada', 'anulada')
   and l.cantidad > 0 and l.cantidad_recibida < l.cantidad;

-- What was received and may be invoiced: entries that are neither wholly invoiced nor reversed.
create or replace view reports.entradas_sin_facturar with (security_invoker = true) as
select t.company_id, t.third_party_id, t.third_id, t.id, b.nombre as sucursal, t.nro_entrada, t.fecha,
       (now() at time zone 'America/Bogota')::date - t.fecha as dias, t.oc_relacionada, t.purchase_order_id, t.remision,
       t.bodega, t.estado_visible as estado, t.moneda, t.valor_bruto, t.valor_descuento, t.valor_impuesto, t.valor_neto
  from purchase_tickets t
  join branch_accounts b on b.company_id = t.company_id and b.id = t.third_id
 where t.estado in ('registrada', 'con_diferencia', 'facturada_parcial');

-- Debit notes that stand, with their motive.
create or replace view reports.notas_debito_por_motivo with (security_invoker = true) as
select n.company_id, n.third_party_id, n.third_id, n.id, b.nombre as sucursal, coalesce(n.motivo, '') as motivo, n.nro_nota,
       n.fecha, n.estado_visible as estado, n.moneda, n.valor_bruto, n.valor_descuento, n.valor_impuesto, n.valor_nota,
       n.valor_aplicado,
       case when n.estado_visible = 'objecion_aceptada' then 0.00 else n.valor_nota - n.valor_aplicado end as valor_por_aplicar
  from notes_debit n
  join branch_accounts b on b.company_id = n.company_id and b.id = n.third_id
 where n.estado <> 'anulada';

-- What was withheld, against what the payments say: one row for each kind of withholding on each document and payment,
-- because a document may have several concepts and municipalities and a payment knows their sum only. Both are put below
-- each other and added up, which is one pass. The certificate is the standing one of the period that tells of the branch.
create or replace view reports.retenciones_del_ano with (security_invoker = true) as
select w.company_id, w.third_party_id, w.third_id, b.nombre as sucursal, w.tipo, w.fecha, w.documento, w.comprobante,
       w.concepto, w.municipio, w.moneda, w.base, w.valor, w.segun_pagos, w.valor - w.segun_pagos as diferencia,
       (select max(i.numero) from certificates c join issued_papers i on i.company_id = c.company_id and i.id = c.paper_id
         where c.company_id = w.company_id and c.third_party_id = w.third_party_id and c.tipo = w.tipo
           and c.anio = extract(year from w.fecha) and c.periodo in (0, ceil(extract(month from w.fecha) / 2.0))
           and c.municipio in ('', w.municipio) and c.line_id is null and c.replaced_by is null
           and w.third_id = any (c.account_ids) and i.annulled_at is null) as certificado
  from (select x.company_id, x.third_party_id, x.third_id, x.tipo, x.documento, x.comprobante, x.moneda,
               min(x.fecha) as fecha, string_agg(distinct x.concepto, '; ') as concepto,
               case when min(x.municipio) = max(x.municipio) then max(x.municipio) end as municipio,
               sum(x.base) as base, sum(x.valor) as valor, sum(x.segun_pagos) as segun_pagos
          from (select company_id, third_party_id, third_id, tipo, documento, comprobante, moneda, fecha, concepto,
                       municipio, base, valor, 0.00 as segun_pagos, true as is_withheld
                  from withholding_lines
                union all
                select m.company_id, m.third_party_id, m.third_id, t.tipo, l.factura, m.comprobante, m.moneda, null, null,
                       null, 0.00, 0.00, t.valor, false
                  from payments_made m
                 cross join lateral (select * from payments_made_lines o
                   where o.company_id = m.company_id and o.payment_id = m.id offset 0) l
                 cross join lateral (values ('fuente', l.valor_retefuente), ('iva', l.valor_reteiva),
                   ('ica', l.valor_reteica)) t (tipo, valor)
                 where m.estado = 'pagado' and t.valor <> 0) x
         group by 1, 2, 3, 4, 5, 6, 7 having bool_or(x.is_withheld)) w
  join branch_accounts b on b.company_id = w.company_id and b.id = w.third_id;

grant select on reports.cartera_por_edades, reports.pagos_con_retenciones, reports.oc_pendientes, reports.entradas_sin_facturar, reports.notas_debito_por_motivo, reports.retenciones_del_ano
  to enlace_app;
