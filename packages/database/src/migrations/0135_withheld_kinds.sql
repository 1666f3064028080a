-- What public buyers withhold beside renta, IVA and ICA: stamp tax (timbre), estampillas, the firemen's surcharge (sobretasa
-- bomberil) and the special contribution of public works. Each has a certificate of its own by year.

alter table withholding_lines drop constraint withholding_lines_tipo_check;
alter table withholding_lines add constraint withholding_lines_tipo_check
  check (tipo in ('fuente', 'iva', 'ica', 'timbre', 'estampilla', 'bomberil', 'obra')) not valid;
alter table certificate_releases drop constraint certificate_releases_tipo_check;
alter table certificate_releases add constraint certificate_releases_tipo_check
  check (tipo in ('fuente', 'iva', 'ica', 'timbre', 'estampilla', 'bomberil', 'obra')) not valid;
alter table certificates drop constraint certificates_tipo_check;
alter table certificates add constraint certificates_tipo_check
  check (tipo in ('fuente', 'iva', 'ica', 'timbre', 'estampilla', 'bomberil', 'obra')) not valid;
alter table certificate_notices drop constraint certificate_notices_tipo_check;
alter table certificate_notices add constraint certificate_notices_tipo_check
  check (tipo in ('fuente', 'iva', 'ica', 'timbre', 'estampilla', 'bomberil', 'obra')) not valid;
