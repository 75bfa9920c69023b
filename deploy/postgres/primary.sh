#!/bin/bash
# Run once, by the image, on a server whose files were just made: the house's role and database, and who may copy.
set -euo pipefail

psql --set ON_ERROR_STOP=1 --username postgres --dbname postgres \
    --set house="$CROUPIER_PASSWORD" --set standby="$STANDBY_PASSWORD" <<'SQL'
CREATE ROLE croupier LOGIN PASSWORD :'house';
CREATE ROLE standby LOGIN REPLICATION PASSWORD :'standby';
CREATE DATABASE croupier OWNER croupier ENCODING UTF8 TEMPLATE template0;
ALTER SYSTEM SET wal_level = replica;
ALTER SYSTEM SET wal_log_hints = on;
ALTER SYSTEM SET max_slot_wal_keep_size = '16GB';
SELECT pg_create_physical_replication_slot('standby');
-- From the next start on: until then there is nobody who could answer.
ALTER SYSTEM SET synchronous_standby_names = 'FIRST 1 (standby)';
SQL
echo 'host replication standby all scram-sha-256' >> "$PGDATA/pg_hba.conf"
