-- What the suppliers asked beyond the travellers' fields: by booking, sealed as the travellers are.
alter table purchase add column answers text;
