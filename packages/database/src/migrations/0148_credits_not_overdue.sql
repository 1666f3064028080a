-- What nobody owes the supplier is never overdue: an invoice with a balance below zero, a credit, stands in the report by age under
-- what is current, as it does in the list of invoices. The columns stay what they were.

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
