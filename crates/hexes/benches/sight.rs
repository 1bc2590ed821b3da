//! How long the geometry takes: the questions asked most often in self-play.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use hexes::{Crossing, Grid, Hex, Neighbours, Side, SightTable, sight_line};

/// Looks at one crossing after the other as a sight rule does, ready to stop at a mask; there is none here.
fn is_open(line: impl Iterator<Item = Crossing<Hex>>) -> bool {
    let (mut left, mut right) = (false, false);
    let nowhere = black_box(Hex::new(i16::MAX, i16::MAX));
    let masks = |hex: Hex| hex == nowhere;
    for crossing in line {
        match crossing {
            Crossing::Through(hex) if masks(hex) => return false,
            Crossing::Through(_) => (),
            Crossing::Along(hex, Side::Left) => left |= masks(hex),
            Crossing::Along(hex, Side::Right) => right |= masks(hex),
        }
    }
    !(left && right)
}

fn sight(c: &mut Criterion) {
    let from = Hex::new(3, 4);
    let lines = [("straight", 6, 0), ("border", 4, 2), ("slanted", 5, 1)];
    for (name, q, r) in lines {
        let to = Hex::new(from.q + q, from.r + r);
        c.bench_function(&format!("table, distance 6, {name}"), |b| {
            b.iter(|| is_open(sight_line(black_box(from), black_box(to))));
        });
    }
    let to = Hex::new(from.q + 5, from.r + 1);
    c.bench_function("table, distance 6, slanted, bare look-up", |b| {
        let table = SightTable::shared();
        b.iter(|| table.crossings(black_box(from), black_box(to)).map(<[_]>::len));
    });
    let to = Hex::new(from.q + 33, from.r + 7);
    c.bench_function("walk, distance 40", |b| {
        b.iter(|| is_open(sight_line(black_box(from), black_box(to))));
    });
    let grid = Grid::new(13, 12).expect("a proper size");
    let ends = ["B3", "G5"].map(|name| grid.find(name).expect("on the table"));
    c.bench_function("on the table, distance 6", |b| {
        let masks = vec![false; grid.cell_count()];
        b.iter(|| {
            let [from, to] = black_box(ends);
            grid.sight_line(from, to).any(|crossing| masks[crossing.at().index()])
        });
    });
}

fn distance(c: &mut Criterion) {
    let (from, to) = (Hex::new(3, 4), Hex::new(8, 5));
    c.bench_function("distance of hexes", |b| b.iter(|| black_box(from).distance(black_box(to))));
    let grid = Grid::new(13, 12).expect("a proper size");
    let ends = ["B3", "G5"].map(|name| grid.find(name).expect("on the table"));
    c.bench_function("distance of cells", |b| {
        b.iter(|| {
            let [from, to] = black_box(ends);
            black_box(grid).distance(from, to)
        });
    });
}

fn neighbours(c: &mut Criterion) {
    let grid = Grid::new(13, 12).expect("a proper size");
    let table = Neighbours::new(grid);
    let cell = grid.find("G5").expect("on the table");
    c.bench_function("neighbours of a cell", |b| {
        b.iter(|| table.of(black_box(cell)).map(hexes::Cell::index).sum::<usize>());
    });
    c.bench_function("neighbours of a whole 13 x 12 table", |b| {
        b.iter(|| grid.cells().flat_map(|cell| table.of(cell)).map(hexes::Cell::index).sum::<usize>());
    });
    c.bench_function("building the neighbours of 13 x 12", |b| b.iter(|| Neighbours::new(black_box(grid))));
}

criterion_group!(benches, sight, distance, neighbours);
criterion_main!(benches);
