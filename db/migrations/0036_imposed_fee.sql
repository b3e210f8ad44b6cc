-- What the gateway charged the donor on top of the order ("Automatic Fee Imposition"): never a part of the gift.
alter table donations add column imposed_fee bigint not null default 0 check (imposed_fee >= 0);
