import type { PGlite } from '@electric-sql/pglite'

/** Copies every table, so that `restoreOriginalRows` can bring the database back to where it is now. */
export async function keepOriginalRows(pglite: PGlite): Promise<void> {
  await pglite.exec(`
    create schema original;
    create table original.sequence as
      select format('%I.%I', schemaname, sequencename) as name, last_value from pg_sequences where schemaname = 'public';
    do $$
    declare name text;
    begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create table original.%I as table public.%I', name, name);
      end loop;
    end $$`)
}

/** Only rows: a changed schema stays changed. Without triggers, and thus in any order of the tables. */
export async function restoreOriginalRows(pglite: PGlite): Promise<void> {
  await pglite.exec(`
    do $$
    declare name text;
    begin
      set local session_replication_role = replica;
      execute (select 'truncate ' || string_agg(format('public.%I', tablename), ', ') || ' restart identity'
        from pg_tables where schemaname = 'public');
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('insert into public.%I overriding system value table original.%I', name, name);
      end loop;
      perform setval(sequence.name::regclass, last_value) from original.sequence where last_value is not null;
    end $$`)
}
