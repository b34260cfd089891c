"""The same tournament on a Ray cluster of two machines, both of which are this one."""

from meydan.arena.tournament import Plan, Results, play
from meydan.arena.workers import workers


def test_a_cluster_of_two_nodes_plays_the_same_games():
    from ray.cluster_utils import Cluster

    plan = Plan.of("istanbul-dice", ["greedy", "random"], games=4)
    alone, together = Results(plan), Results(plan)
    with workers(1) as team:
        play(alone, team, 1)
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        nodes.add_node(num_cpus=1)
        nodes.wait_for_nodes()
        with workers(ray=nodes.address) as team:
            play(together, team, 2)
    finally:
        nodes.shutdown()
    rows = [[score.rows for score in found.scores.values()] for found in (alone, together)]
    assert rows[0] == rows[1]
    assert together.played() == 4
